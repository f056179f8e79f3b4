import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import packaged from '@sparticuz/chromium'

interface Machine {
  readonly platform: string
  readonly arch: string
  readonly path: string
  readonly own: string | undefined
}
const thisOne: Machine = {
  platform: process.platform,
  arch: process.arch,
  path: process.env.PATH ?? '',
  own: process.env.GLEANERY_CHROMIUM,
}

/**
 * Not the package's own arguments: they share storage between windows and switch web security off. Pages of a test live for
 * seconds: optimizing their code, and a process for each, would cost a quarter of what it takes to load them.
 */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--process-per-site',
  '--js-flags=--no-opt --no-maglev',
]

/**
 * The browser of tests: the one that `GLEANERY_CHROMIUM` names, the Chromium that comes as a package, which is for 64-bit Linux, or
 * one that is installed: Chromium by its name on other Linuxes, elsewhere Chrome where its installer puts it.
 */
export async function installedBrowser({ platform, arch, path, own }: Machine = thisOne) {
  if (own) return { executablePath: own }
  if (platform === 'linux' && arch === 'x64') return { executablePath: await packaged.executablePath() }
  const found = path
    .split(delimiter)
    .flatMap((folder) => ['chromium', 'chromium-browser', 'google-chrome'].map((name) => join(folder, name)))
    .find((file) => platform === 'linux' && existsSync(file))
  return found ? { executablePath: found } : { channel: 'chrome' }
}
