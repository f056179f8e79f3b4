import * as donations from '../../../shared/rescue/donations/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { sortedGridPage } from './grids.ts'

export const handler = endpoint(donations.getCoopsGrid, sortedGridPage)
