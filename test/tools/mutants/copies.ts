import { execFileSync } from 'node:child_process'
import { cpSync, lstatSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutant } from './mutant.ts'

/** Throwaway copies of the project, so that no bug is planted in the working tree. */

/** Every file that git tracks or would add; ignored files are generated. */
const filesOf = (root: string) =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '' && lstatSync(join(root, file), { throwIfNoEntry: false })?.isFile())

export function copyTo(copy: string, root: string): string {
  for (const file of filesOf(root)) cpSync(join(root, file), join(copy, file))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir')
  return copy
}

/** Runs work on a copy with the bug planted, and restores the file. */
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
