/** Debian's Firefox and WebKitGTK, in which the main journey is tested as well. */
import { existsSync } from 'node:fs'

export const FIREFOX = '/usr/bin/firefox-esr'
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'

/** Debian packages of what is not installed. */
export function missingBrowserPackages(): string[] {
  const packages = {
    [FIREFOX]: 'firefox-esr',
    [WEBKIT_DRIVER]: 'webkit2gtk-driver',
    '/usr/bin/xvfb-run': 'xvfb',
    '/usr/bin/xauth': 'xauth',
  }
  return Object.entries(packages).flatMap(([path, name]) => (existsSync(path) ? [] : [name]))
}

/** The line that installs what is missing. */
export function installLine(): string {
  return `apt-get install ${missingBrowserPackages().join(' ')}`
}
