import { agency } from '../../shared/api/agency.ts'
import { endpoint } from '../http.ts'
import { activeRows } from './agencyRows.ts'

export const handler = endpoint(agency.listNewInProgressDonations, ({ caller, now, language }) =>
  activeRows(caller, now, language),
)
