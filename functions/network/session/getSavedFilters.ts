import * as session from '../../../shared/network/session/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { savedFiltersOf } from './savedFilterTable.ts'

export const handler = endpoint(session.getSavedFilters, ({ caller }) => savedFiltersOf(caller.UserID))
