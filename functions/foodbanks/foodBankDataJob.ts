import { strToU8, zipSync } from 'fflate'
import * as z from 'zod/mini'
import { csvOf, dictionaryCsv, dictionaryOf } from '../../shared/job/dataFiles.ts'
import type { FoodBankDataParameters } from '../../shared/job/kinds.ts'
import { localDay } from '../../shared/time/zone.ts'
import { zoneOf } from '../entities/entityTable.ts'
import type { JobKind } from '../jobs/jobKind.ts'
import { ownData } from './ownData.ts'
import type { OwnDataFile } from './ownDataFile.ts'

/** A food bank’s own data, as one zip: it may leave with its data at any time. */

const Position = z.object({ file: z.string(), cursor: z.optional(z.string()) })
const Part = z.object({ file: z.string(), rows: z.array(z.record(z.string(), z.unknown())) })
const files = Object.keys(ownData)
const fileNamed = (name: string) => ownData[name] as OwnDataFile

/** Where the next step begins: further in the same file, or at the next one. */
function nextPosition(file: string, cursor: string | undefined): string | undefined {
  const next = cursor === undefined ? files[files.indexOf(file) + 1] : file
  return next === undefined ? undefined : JSON.stringify({ file: next, cursor })
}

export const foodBankDataJob: JobKind<FoodBankDataParameters> = {
  step: async (_, at, { caller }) => {
    const { file, cursor } = at === null ? { file: files[0] as string } : Position.parse(JSON.parse(at))
    const { page, schema } = fileNamed(file)
    const { items, cursor: further } = await page(caller.EntityID, cursor)
    // What is stored may have fields that the schema doesn't name.
    const rows = items.map((item) => schema.parse(item))
    return { content: JSON.stringify({ file, rows }), rows: rows.length, cursor: nextPosition(file, further) }
  },
  compose: async (parts, _, { caller, now }) => {
    const read = parts.map((part) => Part.parse(JSON.parse(part)))
    const zipped = files.flatMap((file) => {
      const rows = read.filter((part) => part.file === file).flatMap((part) => part.rows)
      return [
        [`${file}.csv`, strToU8(csvOf(rows))],
        [`${file}.json`, strToU8(JSON.stringify(rows, null, 1))],
      ]
    })
    const dictionary = files.flatMap((file) => dictionaryOf(file, fileNamed(file)))
    const content = zipSync(Object.fromEntries([['dictionary.csv', strToU8(dictionaryCsv(dictionary))], ...zipped]))
    const day = localDay(now, await zoneOf(caller.EntityID))
    return { name: `food-bank-${day}.zip`, mediaType: 'application/zip', content }
  },
}
