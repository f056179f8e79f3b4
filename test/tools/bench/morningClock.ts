import { mock } from 'node:test'
import { morning } from '../../engine/morning.ts'

/** Stops `Date` at the morning that the tests' calls are made in: their windows and days are near it. Import it first. */
mock.timers.enable({ apis: ['Date'], now: morning })
