// @ts-check
import { fileURLToPath } from 'node:url'
import { readEnv, TRANSPORT_SECURITY } from './lib/env.ts'
import { CharacterMapsPlugin } from './lib/next/character-maps.ts'
import { addCoreEntry } from './lib/next/core-entry.ts'
import { DRAFT_COOKIE } from './lib/next/draft-requests.ts'
import { earlyScript, hashSource, policyScript } from './lib/next/early-script.ts'
import { CORE_FILES } from './lib/next/public-page.ts'
import { standaloneFiles } from './lib/next/standalone-files.ts'
import { EXPIRY_SECONDS } from './lib/page-cache/server/page-lifetime.ts'
import { BUILD_VALUES, BuildValuesPlugin, buildIdOf, valuesOfBuild } from './lib/startup/build-values.ts'

const distDir = process.env.NEXT_DIST_DIR || '.next'
const isStandalone = process.env.NEXT_OUTPUT === 'standalone'
const isDevelopment = process.env.NODE_ENV === 'development'
const env = readEnv(process.env)
const { apiBaseUrl, isIndexed, sanity, siteUrl } = env

/** The stand-ins speak plain http on loopback; hosted services are reached by https. */
const localOrigins = [apiBaseUrl, sanity.localLakeUrl].filter((origin) => origin?.startsWith('http://')).join(' ')

/**
 * Of a build. Next names two policies: of webpack's runtime, and in draft mode of its client. Hot reload runs strings as
 * scripts.
 */
const trustedTypes = ["require-trusted-types-for 'script'", 'trusted-types default nextjs nextjs#bundler']

/**
 * Pages have two inline scripts, the same on each, which are allowed by their hashes. Emotion writes
 * its styles inline. Development needs eval and a socket for hot reload.
 */
const contentSecurityPolicy = [
  "default-src 'self'",
  `script-src 'self' ${isDevelopment ? "'unsafe-eval' 'unsafe-inline'" : `${hashSource(policyScript())} ${hashSource(earlyScript())}`}`,
  "style-src 'self' 'unsafe-inline'",
  `img-src 'self' data: https: ${localOrigins}`,
  `media-src 'self' blob: https: ${localOrigins}`,
  `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
  // Films of editors and articles, and only once a visitor has pressed play (components/film).
  'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
  "font-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
  ...(isDevelopment ? [] : trustedTypes),
  // Not report-to, whose reports some browsers send a minute later, and others not at all.
  'report-uri /api/policy-report',
].join('; ')

/**
 * Only of `next dev`: packages that the server loads from node_modules, because compiling them would delay the first page by
 * seconds.
 * @type {import('next').NextConfig}
 */
const developmentOptions = {
  // Its first message may arrive before Next's router exists, which Next then reports as an error. Errors are shown without it.
  devIndicators: false,
  serverExternalPackages: [
    ...['@opentelemetry/api', '@opentelemetry/context-async-hooks', '@opentelemetry/exporter-trace-otlp-http'],
    ...['@opentelemetry/resources', '@opentelemetry/sdk-trace', '@redis/client'],
    ...['cockatiel', 'compression', 'prom-client', 'sanitize-html'],
  ],
}

/**
 * PDF.js uses `import.meta.url` where no browser gets to. Webpack would write the path of its file on the build machine there, and a
 * script that is no module has none: it is that of the page or worker instead. The site's own `new URL(…, import.meta.url)`, by which
 * webpack finds workers, stays as it is.
 */
const SCRIPT_META = '({ url: self.location.href })'
const PDF_JS_RULE = { test: /[\\/]node_modules[\\/]pdfjs-dist[\\/]/, parser: { importMeta: false } }

/** @type {import('next').NextConfig} */
const productionOptions = {
  webpack: (webpackConfig, { isServer, buildId }) => {
    if (isServer) return webpackConfig
    const plugins = [
      ...webpackConfig.plugins,
      new BuildValuesPlugin({ id: buildId, values: valuesOfBuild(env) }),
      new CharacterMapsPlugin(),
    ]
    // The runtime of every page lists the hashes of all chunks, and random digits do not compress: 32 bits are enough to tell a
    // file from the last one of its name.
    const output = { ...webpackConfig.output, hashDigestLength: 8, importMetaName: SCRIPT_META }
    const module = { ...webpackConfig.module, rules: [...webpackConfig.module.rules, PDF_JS_RULE] }
    return addCoreEntry({ ...webpackConfig, plugins, output, module }, CORE_FILES, buildId)
  },
  outputFileTracingIncludes: {
    '/*': [
      // Read by pages/_document.tsx, and by the server when it starts.
      ...[CORE_FILES, BUILD_VALUES].map((file) => `./${distDir}/${file}`),
      ...(isStandalone ? standaloneFiles() : []),
    ],
  },
  // Node warns of `url.parse` (DEP0169) in what is bundled, not in a package.
  serverExternalPackages: ['@sanity/eventsource'],
  // Shares rendered pages through REDIS_URL; without it, it is Next's own.
  cacheHandler: fileURLToPath(new URL('lib/next/cache-handler.mjs', import.meta.url)),
}

/** @type {import('next').NextConfig} */
const config = {
  ...(isDevelopment ? developmentOptions : productionOptions),
  transpilePackages: [
    // Bundled, so that a deployed site needs neither of them, nor the peers of the first, the whole Studio among them.
    ...['next-sanity', 'groq'],
    // Turbopack would load a second Emotion beside Chakra's, and its styles would be missing in the page's own.
    ...(isDevelopment ? ['@emotion/react', '@emotion/cache'] : []),
  ],
  distDir,
  // Of the image, whose build is told the commit (deploy/Dockerfile).
  generateBuildId: () => buildIdOf(process.env.SOURCE_COMMIT, valuesOfBuild(env)),
  // The site with the packages that it needs and nothing else, for deploy/Dockerfile.
  output: isStandalone ? 'standalone' : undefined,
  poweredByHeader: false,
  // lib/server/http/site-server.ts does it, with Brotli, and for a page once.
  compress: false,
  // Next renders a page that is older before it responds, and then fails where the Content Lake or the API do. Caches in front
  // are told another time (lib/server/http/site-server.ts).
  expireTime: EXPIRY_SECONDS,
  // proxy.ts does it, in the same step as a redirect.
  skipTrailingSlashRedirect: true,
  reactStrictMode: true,
  // The tests' own build, before which `npm test` checks the types.
  typescript: { ignoreBuildErrors: process.env.TYPES_ARE_CHECKED === 'yes' },
  experimental: {
    // Next's default without a `webpack` option.
    webpackBuildWorker: true,
    optimizePackageImports: ['@chakra-ui/react'],
  },
  headers: async () => [
    {
      source: '/:path*',
      headers: [
        { key: 'Content-Security-Policy', value: contentSecurityPolicy },
        // Next's development server sends one of its scripts as JSON.
        ...(isDevelopment ? [] : [{ key: 'X-Content-Type-Options', value: 'nosniff' }]),
        { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
        { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()' },
        // The Studio opens previews and logins in windows.
        { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
        { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
        ...(siteUrl.startsWith('https:') ? [{ key: 'Strict-Transport-Security', value: TRANSPORT_SECURITY }] : []),
        ...(isIndexed ? [] : [{ key: 'X-Robots-Tag', value: 'noindex' }]),
      ],
    },
    {
      // Of pages, except in draft mode: browsers fetch the page of a link that is pointed at or touched.
      source: '/:path((?!_next/|api/|studio(?:/|$)|.*\\.[a-z0-9]+$).*)',
      missing: [{ type: 'cookie', key: DRAFT_COOKIE }],
      headers: [{ key: 'Speculation-Rules', value: '"/speculation-rules.json"' }],
    },
    {
      source: '/speculation-rules.json',
      headers: [
        { key: 'Content-Type', value: 'application/speculationrules+json' },
        { key: 'Cache-Control', value: 'public, max-age=3600, stale-while-revalidate=86400' },
      ],
    },
    {
      // The same for as long as a build lives, but without a fingerprint in their names.
      source: '/:folder(flags|images)/:path*',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=604800' }],
    },
    {
      // Pictures that other sites may show: of messages that share a page, of lists of links.
      source: '/:picture(flags/.*|images/.*|api/og/.*|favicon\\.\\w+|apple-touch-icon\\.png|icon-.*\\.png)',
      headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }],
    },
    {
      source: '/fonts/:path*.woff2',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    },
    {
      source: '/:file(other-media\\.css|script-count\\.js)',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=3600, stale-while-revalidate=86400' }],
    },
  ],
}

export default config
