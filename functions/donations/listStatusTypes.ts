import * as donations from '../../shared/api/donations.ts'
import { statusTypeList } from '../../shared/status/statusTypes.ts'
import { endpoint } from '../http.ts'

export const handler = endpoint(donations.listStatusTypes, async ({ language }) => statusTypeList(language))
