import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hasTable } from './dynamodb.ts'
import { readIfThere, writeAtomically } from './files.ts'

/**
 * The local data of an earlier version are taken along: a copy of the folder is upgraded by a process of its own and then takes the
 * folder's place; the folder as it was stays beside it. When a step fails, nothing has changed.
 */

/** Version of what the folder holds. A step of `upgradeData.ts` leads to each one from the one before. */
export const dataVersion = 13
/** Folders of this version do not say which they are; those of versions before can only be made anew. */
const unnamedVersion = 11

const versionFile = (directory: string) => join(directory, 'version')
/** Of a folder that has data; undefined when there are none yet. */
function versionOf(directory: string): number | undefined {
  if (!hasTable(directory)) return undefined
  const said = readIfThere(versionFile(directory))
  return said === undefined ? unnamedVersion : Number(said)
}

/** Written when a folder begins, and when it was upgraded. */
export const nameVersion = (directory: string) => writeAtomically(versionFile(directory), String(dataVersion))

export interface TakenAlong {
  /** Directory in which the data of the earlier version are kept. */
  readonly kept: string
  readonly from: number
}

interface TakingAlong {
  /** The app's folder in the data directory, which this process has claimed. */
  readonly directory: string
  readonly say: (line: string) => void
  readonly upgrade?: (copy: string, from: number) => Promise<string>
}

/** Makes the folder's data those of this version; undefined when they are, or when there are none. */
export async function takeDataAlong({
  directory,
  say,
  upgrade = upgradeElsewhere,
}: TakingAlong): Promise<TakenAlong | undefined> {
  const from = versionOf(directory)
  if (from === undefined) nameVersion(directory)
  if (from === undefined || from === dataVersion) return undefined
  if (!(from < dataVersion))
    throw new Error(
      `The data in ${dirname(directory)} are of a later version of Gleanery (${from}, this one reads ${dataVersion}). ` +
        'Start that version, or choose another directory with --data.',
    )
  say(`Taking the data of an earlier version along (${from} to ${dataVersion}) …`)
  const copy = `${directory}.new`
  rmSync(copy, { recursive: true, force: true })
  cpSync(directory, copy, { recursive: true })
  const failure = await upgrade(copy, from).catch((fault: unknown) => String(fault))
  if (failure !== '') {
    rmSync(copy, { recursive: true, force: true })
    throw new Error(
      `The data in ${dirname(directory)} could not be taken along, and stay as they were: ${failure} ` +
        'Start the version before on them, or start once with --reset to begin anew.',
    )
  }
  nameVersion(copy)
  const kept = freeName(`${directory}-of-version-${from}`)
  renameSync(directory, kept)
  renameSync(copy, directory)
  say(`Done. The data as they were are kept in ${kept}; remove them when you like.`)
  return { kept, from }
}

/** A kill between the two renamings leaves the upgraded copy, complete, and no folder: then it takes its place. */
export function finishTakingAlong(directory: string): void {
  const copy = `${directory}.new`
  if (!existsSync(directory) && existsSync(versionFile(copy))) renameSync(copy, directory)
}

function freeName(wanted: string): string {
  const taken = new Set(existsSync(dirname(wanted)) ? readdirSync(dirname(wanted)) : [])
  const base = wanted.slice(dirname(wanted).length + 1)
  const nth = Array.from({ length: taken.size + 1 }, (_, index) => (index === 0 ? base : `${base}-${index + 1}`))
  return join(dirname(wanted), nth.find((name) => !taken.has(name)) ?? base)
}

/** In a process of its own: clients of this one keep the address of the engine that they first met. Answers why it failed. */
async function upgradeElsewhere(copy: string, from: number): Promise<string> {
  const script = join(import.meta.dirname, 'upgradeData.ts')
  const options = ['--disable-warning=ExperimentalWarning', script, copy, String(from)]
  const child = spawn(process.execPath, options, { stdio: ['ignore', 'inherit', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2000)
  })
  const [status] = await once(child, 'exit')
  return status === 0 ? '' : said.trim() || `its process ended with ${status}.`
}
