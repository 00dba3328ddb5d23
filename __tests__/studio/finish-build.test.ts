import { finishBuild, finishedPage } from '@/studio/build/finish'

const outside =
  '@font-face { font-family: Inter; src: url("https://studio-static.sanity.io/Inter.woff2") format("woff2"); }'
const inside = '@font-face{font-family:Own;src:url(/studio/static/own.woff2)}'

test('the page loads nothing from other hosts and has the icons of the site', () => {
  const page = finishedPage(
    '<head><link href="/static/favicon.svg" rel="icon" type="image/svg+xml"/>' +
      '<link href="/static/manifest.webmanifest" rel="manifest"/><title>Sanity Studio</title>' +
      `<style>${outside}body{}</style>` +
      '<script src="https://core.sanity-cdn.com/bridge.js" async type="module" data-sanity-core></script>\n</head>' +
      '<script src="/studio/static/app.js" type="module"></script>',
  )
  expect(page).toBe(
    '<head><link href="/favicon.svg" rel="icon" type="image/svg+xml"/><title>Website Studio</title>' +
      '<style>body{}</style></head><script src="/studio/static/app.js" type="module"></script>',
  )
})

test('the build step rewrites pages and style sheets, as text or bytes, and leaves scripts alone', () => {
  const bundle = {
    'index.html': { source: '<title>Sanity Studio</title>' },
    'static/a.css': { source: new TextEncoder().encode(`a{}${outside}${inside}${outside}b{}`) },
    'static/a.js': { source: outside },
  }
  finishBuild().generateBundle.handler({}, bundle)
  expect(bundle).toEqual({
    'index.html': { source: '<title>Website Studio</title>' },
    'static/a.css': { source: `a{}${inside}b{}` },
    'static/a.js': { source: outside },
  })
})
