/** Debian's Firefox and WebKitGTK, in which the main journey is tested as well. */
import { missingPackages } from './debian-packages.ts'

export const FIREFOX = '/usr/bin/firefox-esr'
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'

const PACKAGES = {
  [FIREFOX]: 'firefox-esr',
  [WEBKIT_DRIVER]: 'webkit2gtk-driver',
  '/usr/bin/xvfb-run': 'xvfb',
  '/usr/bin/xauth': 'xauth',
}

/** Debian packages of what is not installed. */
export const missingBrowserPackages = (): string[] => missingPackages(PACKAGES)

/** The line that installs what is missing. */
export function installLine(): string {
  return `apt-get install ${missingBrowserPackages().join(' ')}`
}
