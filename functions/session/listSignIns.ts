import * as session from '../../shared/api/session.ts'
import { endpoint } from '../http.ts'
import { signInsOf } from './signInTable.ts'

export const handler = endpoint(session.listSignIns, (context) => signInsOf(context))
