import { useCallback, useEffect, useRef, useState } from 'react'
import * as erp from '../../../shared/api/erp.ts'
import * as imports from '../../../shared/api/imports.ts'
import { importBatch, type OnExisting, type PartyOutcome } from '../../../shared/partyImport/outcome.ts'
import { app } from '../../../shared/text/app.ts'
import { importTexts } from '../../../shared/text/imports.ts'
import { failureText } from '../app/failure.ts'
import { useText } from '../app/language.tsx'
import { useUnsaved } from '../app/unsaved.ts'
import { call } from '../data/client.ts'
import { useDropAnswers } from '../data/useApi.ts'
import type { FileRow, PartyFile } from './readPartyFile.ts'

export type Outcomes = ReadonlyMap<number, PartyOutcome>
const none: Outcomes = new Map()

const willChange = (outcome: PartyOutcome | undefined) => outcome?.Outcome === 'added' || outcome?.Outcome === 'updated'

function send({ kind, importId }: PartyFile, rows: readonly FileRow[], IsPreview: boolean, OnExisting: OnExisting) {
  const Columns = Object.keys(rows[0]?.record.cells ?? {})
  const sent = {
    ImportID: importId,
    IsPreview,
    Columns,
    rows: rows.map(({ record: { row, cells } }) => ({ Row: row, Cells: Columns.map((name) => cells[name] ?? '') })),
  }
  return kind === 'erpItems'
    ? call(erp.importErpItems, sent)
    : call(imports.importParties, { Kind: kind, OnExisting, ...sent })
}

/** Checks the rows of a file, then imports them in batches; after a failure it goes on where it stopped. */
export function usePartyImport(file: PartyFile) {
  const shell = useText(app)
  const fault = useText(importTexts)
  const dropAnswers = useDropAnswers()
  const [existing, setExisting] = useState<OnExisting>('update')
  const [preview, setPreview] = useState(none)
  const [results, setResults] = useState(none)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const run = useRef(0)
  const readable = file.rows.filter((row) => !row.problem)
  const isChecked = preview.size === readable.length
  const wanted = readable.filter(({ record }) => willChange(preview.get(record.row)))
  useUnsaved(isBusy && isChecked)

  /** Sends the rows that have no outcome yet; another run ends this one. */
  const go = useCallback(
    async (rows: readonly FileRow[], isPreview: boolean, onExisting: OnExisting, before: Outcomes) => {
      run.current += 1
      const own = run.current
      const known = new Map(before)
      const show = isPreview ? setPreview : setResults
      setBusy(true)
      setProblem(undefined)
      try {
        const left = rows.filter(({ record }) => !known.has(record.row))
        for (let start = 0; start < left.length && own === run.current; start += importBatch) {
          const batch = left.slice(start, start + importBatch)
          const answers = await send(file, batch, isPreview, onExisting)
          for (const answer of answers) known.set(answer.Row, answer)
          if (own === run.current) show(new Map(known))
        }
      } catch (error) {
        if (own === run.current) setProblem(failureText(error, shell))
      } finally {
        if (own === run.current) setBusy(false)
        if (!isPreview) void dropAnswers()
      }
    },
    [file, shell, dropAnswers],
  )
  const check = useCallback(
    (onExisting: OnExisting, before: Outcomes = none) =>
      void go(
        file.rows.filter((row) => !row.problem),
        true,
        onExisting,
        before,
      ),
    [file, go],
  )
  const start = useRef(check)
  useEffect(() => {
    start.current('update')
    return () => {
      run.current += 1
    }
  }, [])

  return {
    existing,
    chooseExisting: (chosen: OnExisting) => {
      setExisting(chosen)
      setPreview(none)
      check(chosen)
    },
    isBusy,
    isChecked,
    isStarted: results.size > 0,
    isDone: isChecked && results.size > 0 && results.size === wanted.length,
    problem,
    checked: preview.size,
    readable: readable.length,
    wanted: wanted.length,
    sent: results.size,
    goOn: () => (isChecked ? void go(wanted, false, existing, results) : check(existing, preview)),
    /** What became, or would become, of a row. */
    outcomeOf: ({ record, problem: reason }: FileRow): PartyOutcome | undefined =>
      reason
        ? { Row: record.row, Outcome: 'refused', ID: null, Reasons: [fault(reason.key, reason.values)] }
        : (results.get(record.row) ?? preview.get(record.row)),
    isResult: ({ record }: FileRow) => results.has(record.row),
  }
}
