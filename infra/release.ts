import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Versions of the app, as Git knows them. */

export const root = join(import.meta.dirname, '..')

/** Output of Git; undefined when it refuses, such as outside a repository. */
export function git(directory: string, ...args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: directory, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return undefined
  }
}

/** Says what is deployed where, not which code. */
const besidesSettings = ['--', '.', ':(exclude)tenants', ':(exclude)fleet.json']

/** Commit of a checkout as a stack records it: with `-changed` when the code differs from the commit. */
export function checkedOut(directory: string = root): string {
  const commit = git(directory, 'rev-parse', 'HEAD')
  if (!commit) return 'unknown'
  return git(directory, 'status', '--porcelain', ...besidesSettings) === '' ? commit : `${commit}-changed`
}

/** Commit of a tag, a branch or a commit's beginning. */
export const commitOf = (version: string, directory: string = root): string | undefined =>
  git(directory, 'rev-parse', '--verify', '--quiet', `${version}^{commit}`)

/** Word for a recorded version in a table: its tag, or the beginning of its commit. */
export const wordOf = (version: string, directory: string = root): string =>
  git(directory, 'describe', '--tags', '--exact-match', version) ?? version.replace(/^([0-9a-f]{8})[0-9a-f]{32}/, '$1')
