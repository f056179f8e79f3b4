import * as donations from '../../shared/api/donations.ts'
import { endpoint } from '../http.ts'
import { gridPage } from './grids.ts'

export const handler = endpoint(donations.getCoopsGrid, gridPage)
