import { readFileSync, writeFileSync } from 'node:fs'
import { boundModules, languagesFile, languagesModule, rebound } from '../infra/languages.ts'

/** Writes what binds the texts of `shared/languages` to their keys and places, and which languages there are. */
writeFileSync(languagesFile, languagesModule())
for (const file of boundModules()) writeFileSync(file, rebound(readFileSync(file, 'utf8')))
