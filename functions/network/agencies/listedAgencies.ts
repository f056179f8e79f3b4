import * as z from 'zod/mini'
import { AgencyListRow, type AnswerableAgency } from '../../../shared/network/agencies/agency.ts'
import { Agency } from '../../../shared/network/organizations/entity.ts'
import { entityLists } from '../../core/table/keys/entities.ts'
import { table } from '../../core/table/table.ts'
import { unattendedAmong, unattendedFields } from './unattended.ts'

/** Agencies of a food bank as its list reads them. */

export const ListedAgency = z.extend(AgencyListRow, { PickupHours: Agency.shape.PickupHours })
type ListedAgency = z.infer<typeof ListedAgency>

/** The agencies as the list shows them: with why nobody can answer, and whether they have pickup hours. */
export async function answerableAgencies(rows: readonly ListedAgency[], now: Date): Promise<AnswerableAgency[]> {
  const unattended = await unattendedAmong(rows, now)
  return rows.map(({ PickupHours = [], ...row }) => ({
    ...row,
    ...unattendedFields(unattended, row.ID),
    ...(PickupHours.length === 0 ? { HasNoHours: true } : {}),
  }))
}

/** All agencies of a food bank. */
export const allListedAgencies = async (foodBankId: number, now: Date): Promise<AnswerableAgency[]> =>
  answerableAgencies(await table.all(entityLists.foodBankAgencies(foodBankId), ListedAgency), now)
