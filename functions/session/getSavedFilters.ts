import * as session from '../../shared/api/session.ts'
import { endpoint } from '../http.ts'
import { savedFiltersOf } from './savedFilterTable.ts'

export const handler = endpoint(session.getSavedFilters, ({ caller }) => savedFiltersOf(caller.UserID))
