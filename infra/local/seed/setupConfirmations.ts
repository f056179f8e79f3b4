import { table } from '../../../functions/core/table/table.ts'
import { confirmWrite } from '../../../functions/work/setup/setupTable.ts'
import { at } from './context.ts'
import type { Organizations } from './people.ts'

/** Confirmed setup of the demonstration's listed agency; the rest of its checklist is still pending. */
export const writeSetupConfirmations = ({ agencies }: Pick<Organizations, 'agencies'>, now: Date): Promise<void> =>
  table.commit([confirmWrite(at(agencies, 0).ID, ['contact', 'address'], now)])
