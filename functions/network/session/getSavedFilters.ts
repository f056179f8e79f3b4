import * as session from '../../../shared/network/session/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { loadSavedFilters } from './savedFilterTable.ts'

export const handler = endpoint(session.getSavedFilters, ({ caller }) => loadSavedFilters(caller.UserID))
