import type { Examples } from '../example.ts'

export const dashboard: Examples = {
  getDashboard: { roles: ['agency'], input: () => ({}) },
  getDashboardPickups: { roles: ['agency'], input: () => ({}) },
}
