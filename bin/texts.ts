import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { boundNoun, rebound } from '../infra/languages.ts'

/** Writes what binds the texts of `shared/languages` to their keys and places. */
for (const file of globSync('shared/**/*.ts')) {
  const source = readFileSync(file, 'utf8')
  if (boundNoun(source) !== undefined) writeFileSync(file, rebound(source))
}
