import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Builds the web app that the local app serves, unless its sources are unchanged since the last build. */
export function buildWeb(): void {
  execFileSync(process.execPath, [join(import.meta.dirname, '../../bin/run.mjs'), 'web'], { stdio: 'inherit' })
}
