import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writeBindings } from '../../infra/languages.ts'

/**
 * A language made from English: a third longer, accented, and from right to left. A text that is in no folder of a language
 * shows by its bare letters, a place that is too narrow by its length, and one that is always on the left by its place.
 */

const projectRoot = join(import.meta.dirname, '../..')

export const pseudo = 'qps'
/** Persian dates and numbers: right to left, with the plurals of English, and without a Latin word. */
const facts = { name: 'Ƥşḗŭḓǿ', locale: 'fa-u-ca-gregory-nu-latn', direction: 'rtl' }

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = 'áḃçḋéḟğĥíĵķĺṁñóṗqřšťúṽŵẋýžÁḂÇḊÉḞĞĤÍĴĶĹṀÑÓṖQŘŠŤÚṼŴẊÝŽ'

const pseudoWords = (text: string) =>
  text.replace(/[A-Za-z]/g, (letter) => {
    const written = accented[plain.indexOf(letter)] ?? letter
    return /[aeiou]/i.test(letter) ? written.repeat(2) : written
  })

/** An English text in the language; its places stay. */
export const pseudoText = (text: string) =>
  text
    .split(/(\{\w+\})/)
    .map((part, index) => (index % 2 === 1 ? part : pseudoWords(part)))
    .join('')

/** Adds the folder of the language to a project, and what `npm run texts` makes of it. */
export function addPseudo(root: string): void {
  const [english, own] = ['en', pseudo].map((language) => join(root, 'shared/languages', language)) as [string, string]
  for (const file of globSync('**/*.json', { cwd: english })) {
    const texts = readFileSync(join(english, file), 'utf8')
    const translated = JSON.parse(texts, (_, value) => (typeof value === 'string' ? pseudoText(value) : value))
    mkdirSync(dirname(join(own, file)), { recursive: true })
    writeFileSync(join(own, file), JSON.stringify(file === 'language.json' ? facts : translated, null, 2))
  }
  writeBindings(root)
}

/** Copies files of this project, and links its packages. */
export function copyProject(root: string, files: readonly string[]): void {
  for (const file of files) cpSync(join(projectRoot, file), join(root, file))
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'), 'junction')
}

/** The files of this project, without what it makes. */
export const projectFiles = () =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: projectRoot })
    .toString()
    .split('\0')
    .filter((file) => file !== '' && file !== 'node_modules' && existsSync(join(projectRoot, file)))
