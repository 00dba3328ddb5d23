/** Next's transform for packages that are ES modules, which Jest runs as CommonJS: there `import.meta` is a syntax error. */
const { createTransformer } = require('next/dist/build/swc/jest-transformer')

module.exports = {
  createTransformer(options) {
    const next = createTransformer(options)
    return { ...next, process: (source, ...rest) => next.process(source.replaceAll('import.meta', '({})'), ...rest) }
  },
}
