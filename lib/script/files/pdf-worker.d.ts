/** The worker of PDF.js has no types of its own: it is only handed over. */
declare module 'pdfjs-dist/build/pdf.worker.mjs'
