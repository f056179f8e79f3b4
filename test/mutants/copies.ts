import { execFileSync } from 'node:child_process'
import { cpSync, lstatSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutant } from './mutant.ts'

/** Throwaway copies of the project, so that a planted bug never stands where somebody works. */

/** Everything that git knows or would take in; what it ignores is made, not written. */
const filesOf = (root: string) =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '' && lstatSync(join(root, file), { throwIfNoEntry: false })?.isFile())

export function copyTo(copy: string, root: string): string {
  for (const file of filesOf(root)) cpSync(join(root, file), join(copy, file))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir')
  return copy
}

/** Works on a copy while the bug stands in it. */
export async function withMutant<T>(copy: string, { file, find, replace }: Mutant, work: () => Promise<T>): Promise<T> {
  const path = join(copy, file)
  const sound = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    sound.replace(find, () => replace),
  )
  try {
    return await work()
  } finally {
    writeFileSync(path, sound)
  }
}
