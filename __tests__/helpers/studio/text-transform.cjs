/** Gives the text of a file, as Vite does for `?raw`. */
module.exports = {
  process: (text) => ({ code: `module.exports = ${JSON.stringify({ __esModule: true, default: text })}` }),
}
