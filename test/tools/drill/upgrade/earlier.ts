import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The code of an earlier version, taken from the history of this clone. */
export interface Earlier {
  readonly folder: string
  /** Name in use: a tag, or the start of a commit. */
  readonly name: string
  readonly day: string
  /** Commits from it to the present one. */
  readonly commits: number
}

/**
 * Of 2026-11-30, for as long as nothing is tagged: the first that reads matches without what is null or empty in them, as
 * they are written since. Versions before it are upgraded to it first.
 */
const earliest = '023fc1b8f59bda9e4b09f698c799f4c208e31e0c'

const root = resolve(import.meta.dirname, '../../../..')

function git(args: readonly string[], env: Record<string, string> = {}): string | undefined {
  const { status, stdout } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
    env: { ...process.env, ...env },
  })
  return status === 0 ? stdout.trim() : undefined
}

function mustGit(args: readonly string[], env?: Record<string, string>): string {
  const said = git(args, env)
  if (said === undefined) throw new Error(`git ${args.join(' ')} failed in ${root}`)
  return said
}

/** The last tag before the present commit, if there is one. */
const lastTag = () => git(['describe', '--tags', '--abbrev=0', 'HEAD^'])

function commitOf(revision: string): string {
  const commit = git(['rev-parse', '--verify', '--quiet', `${revision}^{commit}`])
  if (commit) return commit
  throw new Error(
    `${revision} is not in the history of ${root}. The drill needs a clone with its history: git fetch --unshallow --tags`,
  )
}

const packagesIn = (text: string): Record<string, string> => {
  const { dependencies, devDependencies } = JSON.parse(text) as Record<string, Record<string, string>>
  return { ...dependencies, ...devDependencies }
}

/** Its packages are those that are installed here, or are installed for it. */
function install(folder: string): void {
  const wanted = packagesIn(readFileSync(join(folder, 'package.json'), 'utf8'))
  const here = packagesIn(readFileSync(join(root, 'package.json'), 'utf8'))
  if (Object.entries(wanted).every(([name, version]) => here[name] === version)) {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir')
    return
  }
  const { status } = spawnSync('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) throw new Error(`The packages of ${folder} could not be installed: npm ci failed, see above.`)
}

/** Writes the files of a commit beside the app's data; the clone, its index and its worktrees stay as they are. */
export function checkOut(revision = lastTag() ?? earliest): Earlier {
  const commit = commitOf(revision)
  const folder = join(root, '.local', 'drill', commit.slice(0, 8))
  mkdirSync(folder, { recursive: true })
  // Packages of the same commit stay installed: npm writes this file last.
  const installed = existsSync(join(folder, 'node_modules/.package-lock.json')) ? 'node_modules' : ''
  for (const name of readdirSync(folder)) if (name !== installed) rmSync(join(folder, name), { recursive: true })
  const index = { GIT_INDEX_FILE: join(folder, '.index') }
  mustGit(['read-tree', commit], index)
  mustGit(['checkout-index', '--all', `--prefix=${folder}/`], index)
  const client = 'web/src/core/data/client.ts'
  if (!existsSync(join(folder, client))) throw new Error(`${revision} is too early: its web client is not in ${client}`)
  if (!installed) install(folder)
  return {
    folder,
    name: revision === commit ? commit.slice(0, 8) : revision,
    day: mustGit(['log', '-1', '--format=%cs', commit]),
    commits: Number(mustGit(['rev-list', '--count', `${commit}..HEAD`])),
  }
}
