import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Builds the web app that the local app of a checkout serves, unless its sources are unchanged since the last build. */
export function buildWeb(checkout = join(import.meta.dirname, '../..')): void {
  execFileSync(process.execPath, [join(checkout, 'bin/run.mjs'), 'web'], { stdio: 'inherit' })
}
