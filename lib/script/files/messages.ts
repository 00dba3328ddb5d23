/** What the page and the worker that reads a file tell each other. Pure. */

/** `zip` is a document of Word or LibreOffice, or none: what is in it tells. */
export type FileKind = 'captions' | 'ole' | 'pdf' | 'rtf' | 'text' | 'zip'

/** Why there is no text: another kind of file, too large, damaged, behind a password, or without text, as a scan is. */
export type FileProblem = 'wrongKind' | 'tooLarge' | 'unreadable' | 'locked' | 'noText'

export type FileOutcome = { text: string } | { problem: FileProblem }

/** A text needs no worker. */
export type WorkerRequest = { kind: Exclude<FileKind, 'text'>; bytes: Uint8Array }

/** Named, because PDF.js sends messages of its own. */
export type WorkerResponse = { outcome: FileOutcome }
