import * as donations from '../../shared/api/donations.ts'
import { agencyStatusTypeList } from '../../shared/status/agencyLabel.ts'
import { statusTypeList } from '../../shared/status/statusTypes.ts'
import { endpoint } from '../http.ts'

export const handler = endpoint(donations.listStatusTypes, async ({ caller, language }) =>
  caller.Role === 'agency' ? agencyStatusTypeList(language) : statusTypeList(language),
)
