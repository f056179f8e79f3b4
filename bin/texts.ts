import { writeBindings } from '../infra/languages.ts'

writeBindings()
