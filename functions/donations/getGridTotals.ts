import * as donations from '../../shared/api/donations.ts'
import { endpoint } from '../http.ts'
import { gridTotals } from './grids.ts'

export const handler = endpoint(donations.getGridTotals, gridTotals)
