/** Debian's nginx with deploy/nginx.conf, in which only addresses and folders are replaced. */
import { type ChildProcess, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError } from '../processes/command.mjs'
import { startProcess } from '../processes/processes.ts'

const DEPLOY = 'deploy'

export type NginxOptions = {
  port: number
  /** Ports of the two sites. */
  sites: readonly number[]
  /** Listens with deploy/tls.conf, too. `folder` holds fullchain.pem and privkey.pem. */
  tls?: { port: number; folder: string }
  /** Folder of `npm run mirror`, absolute. */
  mirror?: string
}

/** Writes the configuration for this machine. @returns its path */
function writeConfiguration(folder: string, { port, sites, tls, mirror }: NginxOptions): string {
  // nginx gives up root's rights, and has to enter the folder.
  chmodSync(folder, 0o755)
  const local = (text: string) =>
    text
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      .replace('listen 8443', `listen 127.0.0.1:${tls?.port}`)
      .replaceAll('site-1:3000', `127.0.0.1:${sites[0]}`)
      .replaceAll('site-2:3000', `127.0.0.1:${sites[1]}`)
      .replace('/run/nginx.pid', join(folder, 'nginx.pid'))
      .replaceAll('/etc/nginx/tls', join(folder, 'tls'))
      .replaceAll('/etc/nginx/include', join(folder, 'include'))
      .replaceAll('/var/cache/nginx', folder)
      .replaceAll('/var/lib/mirror', mirror ?? join(folder, 'mirror'))
  const write = (name: string, to: string) => writeFileSync(to, local(readFileSync(join(DEPLOY, name), 'utf8')))
  mkdirSync(join(folder, 'tls'))
  if (tls) {
    cpSync(tls.folder, join(folder, 'tls'), { recursive: true })
    write('tls.conf', join(folder, 'tls', 'tls.conf'))
  }
  const file = join(folder, 'nginx.conf')
  write('nginx.conf', file)
  return file
}

/**
 * @param folder receives the configuration and the caches; its folder `include` is included in the server, if it is there
 * @throws CommandError that says how to install nginx
 */
export function startNginx(
  folder: string,
  options: NginxOptions,
  stdio: 'inherit' | 'ignore' = 'inherit',
): ChildProcess {
  if (spawnSync('nginx', ['-v']).status !== 0) {
    throw new CommandError('nginx is not installed (Debian: "sudo apt-get install nginx-light").')
  }
  const configuration = writeConfiguration(folder, options)
  return startProcess('nginx', ['-e', 'stderr', '-c', configuration, '-g', 'daemon off;'], { stdio })
}
