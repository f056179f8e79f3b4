import * as z from 'zod/mini'
import { foodBankSetupRoles } from '../access.ts'
import { partyImportKinds } from '../partyImport/columns.ts'
import { importBatch, onExisting, PartyOutcome } from '../partyImport/outcome.ts'
import { area } from './endpoint.ts'
import { OptionalText, Text } from './fields.ts'

/** Agencies, donor locations and people from files. */
const { post } = area('imports')

const maxColumns = 30
const maxCell = 500

export const importParties = post('importParties', '/api/foodbanks/current/imports', {
  summary:
    'Adds or updates agencies, donor locations or people from rows of a file, each row wholly or not at all; with `IsPreview` it says what would happen and writes nothing.',
  roles: foodBankSetupRoles,
  resource: 'self',
  body: z.strictObject({
    Kind: z.enum(partyImportKinds),
    /** Names the run: what it added itself counts as added when its rows are sent again. */
    ImportID: Text(60),
    IsPreview: z.boolean(),
    OnExisting: z.enum(onExisting),
    /** Names of the columns, in the order of the cells. */
    Columns: z.array(Text(60)).check(z.maxLength(maxColumns)),
    rows: z
      .array(
        z.strictObject({
          Row: z.int().check(z.positive(), z.maximum(1_000_000)),
          Cells: z.array(OptionalText(maxCell)).check(z.maxLength(maxColumns)),
        }),
      )
      .check(z.minLength(1), z.maxLength(importBatch)),
  }),
  value: z.array(PartyOutcome).check(z.maxLength(importBatch)),
  limit: { perHour: 1000 },
})
