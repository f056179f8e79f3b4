import * as session from '../../../shared/network/session/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { loadSignIns } from './signInTable.ts'

export const handler = endpoint(session.listSignIns, (context) => loadSignIns(context))
