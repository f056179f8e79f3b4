import bidiFactory from 'bidi-js'

/** A line's words in runs of one font and one direction, in the order in which they stand on paper. */

/** Scripts with fonts of their own. */
const scripts = {
  arabic: /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/,
  korean: /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]/,
  chinese: /[\u2e80-\u312f\u31a0-\u9fff\uf900-\ufaff\uff00-\uffef]|[\u{20000}-\u{3ffff}]/u,
} as const
export type Script = keyof typeof scripts
const names = Object.keys(scripts) as Script[]
export const scriptOf = (letter: string): Script | undefined => names.find((name) => scripts[name].test(letter))

const other = /[\u0590-\u08ff\u1100-\u11ff\u2e80-\ufefc\uff00-\uffef]|[\u{20000}-\u{3ffff}]/u
/** Tells whether something is written in more than the usual fonts, or from right to left. */
export const needsRuns = (words: string) => other.test(words)

export interface TextRun {
  readonly words: string
  /** Undefined for the usual font. */
  readonly script: Script | undefined
}
interface Leveled extends TextRun {
  /** Depth of its direction: odd from right to left. */
  readonly level: number
}

const bidi = bidiFactory()

/** Runs as they are read. */
function readRuns(line: string): Leveled[] {
  const { levels } = bidi.getEmbeddingLevels(line)
  const runs: Leveled[] = []
  let at = 0
  for (const letter of line) {
    const level = levels[at] ?? 0
    at += letter.length
    const before = runs.at(-1)
    // Spaces stay in the run, so that its words keep their order.
    const script = letter === ' ' && before?.level === level ? before.script : scriptOf(letter)
    if (before?.level === level && before.script === script)
      runs[runs.length - 1] = { ...before, words: before.words + letter }
    else runs.push({ words: letter, script, level })
  }
  return runs
}

/** The standard's rule L2: from the deepest level on, neighbors of a level or deeper change their order. */
function inOrder(runs: readonly Leveled[]): Leveled[] {
  const ordered = [...runs]
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level--) {
    let start = 0
    while (start < ordered.length) {
      let end = start
      while ((ordered[end]?.level ?? -1) >= level) end++
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse())
      start = Math.max(end, start + 1)
    }
  }
  return ordered
}

/** The Arabic font turns its letters itself, when it joins them. */
const turned = ({ words, script, level }: Leveled): TextRun => {
  if (level % 2 === 0 || script === 'arabic') return { words, script }
  const letters = [...words].reverse().map((letter) => bidi.getMirroredCharacter(letter) ?? letter)
  return { words: letters.join(''), script }
}

export const textRuns = (line: string): TextRun[] => inOrder(readRuns(line)).map(turned)
