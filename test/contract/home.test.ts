import { home } from './examples/home.ts'
import { proveContract } from './suite.ts'

proveContract('home', home)
