/** Paths that no visitor follows a link to: requests of scanners, browsers and crawlers. Pure. */

/** First segments: other software and its exploits, and this site's own routes. */
const FIRST_STEPS = new Set(
  `404 500 _next api studio _ignition _profiler _vti_bin actuator adminer administrator autodiscover aws backup boaform cgi-bin config
  console debug ecp geoserver hnap1 hudson jenkins joomla jmx-console laravel magento manager mysql owa phpinfo phpmyadmin pma remote
  server-info server-status sdk solr swagger telescope vendor webdav wordpress`.split(/\s+/),
)

/** Prefixes of any segment: hidden files and folders (.env, .git, .well-known), WordPress, and browser icons. */
const STEP_BEGINNINGS = ['.', 'wp-', 'xmlrpc', 'phpunit', 'apple-touch-icon', 'favicon', 'browserconfig']

/** Extensions that no visitor follows a link to: programs, settings, backups, and files loaded automatically. */
const ENDINGS = new Set(
  `7z action asp aspx ashx bak cfg cfm cgi cnf conf config css db dll do env exe git gz ico inc ini jar js json jsp jspx key log map
  mdb mjs old orig pem php php3 php4 php5 php7 phtml pl py rar rb save sh sql sqlite swp tar tgz toml ts tsx txt war woff woff2 xml yaml
  yml zip`.split(/\s+/),
)

/** @param path normalised, decoded */
export function isNoise(path: string): boolean {
  const steps = path.split('/').slice(1)
  if (FIRST_STEPS.has(steps[0] ?? '')) return true
  if (steps.some((step) => STEP_BEGINNINGS.some((beginning) => step.startsWith(beginning)))) return true
  const ending = /\.([a-z0-9]+)~?$/.exec(path)
  return ending !== null && ENDINGS.has(ending[1] ?? '')
}
