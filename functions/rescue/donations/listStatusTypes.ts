import * as donations from '../../../shared/rescue/donations/api.ts'
import { agencyStatusTypeList } from '../../../shared/rescue/donations/status/agencyLabel.ts'
import { statusTypeList } from '../../../shared/rescue/donations/status/statusTypes.ts'
import { endpoint } from '../../core/http/http.ts'

export const handler = endpoint(donations.listStatusTypes, async ({ caller, language }) =>
  caller.Role === 'agency' ? agencyStatusTypeList(language) : statusTypeList(language),
)
