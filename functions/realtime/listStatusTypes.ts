import { realtime } from '../../shared/api/realtime.ts'
import { statusTypeList } from '../../shared/status/statusTypes.ts'
import { endpoint } from '../http.ts'

export const handler = endpoint(realtime.listStatusTypes, async ({ language }) => statusTypeList(language))
