import * as offers from '../../shared/api/offers.ts'
import { endpoint } from '../http.ts'
import { activeRows } from './agencyRows.ts'

export const handler = endpoint(offers.listNewInProgressDonations, (view) => activeRows(view))
