import { useCallback, useEffect, useRef, useState } from 'react'
import { importTexts } from '../../../../shared/core/importing/importsTexts.ts'
import type { OnExisting } from '../../../../shared/core/importing/kinds.ts'
import { importBatch, type OrganizationOutcome } from '../../../../shared/core/importing/outcome.ts'
import { app } from '../../../../shared/core/text/app.ts'
import type { Texts } from '../../../../shared/core/text/text.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import * as erp from '../../../../shared/pantry/erp/api.ts'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import * as imports from '../../../../shared/work/imports/api.ts'
import { jobTexts } from '../../../../shared/work/jobs/texts.ts'
import { failureText } from '../data/failure.ts'
import { type Send, useAction } from '../data/useAction.ts'
import { useAnswers } from '../data/useAnswers.ts'
import { useText } from '../words/language.tsx'
import { useUnsaved } from '../words/unsaved.ts'
import type { FileRow, OrganizationFile } from './readOrganizationFile.ts'
import { useImportJob } from './useImportJob.ts'

export type Outcomes = ReadonlyMap<number, OrganizationOutcome>
const none: Outcomes = new Map()

const willChange = (outcome: OrganizationOutcome | undefined) =>
  outcome?.Outcome === 'added' || outcome?.Outcome === 'updated'

/** With the columns that say something: a file of one kind may have many. */
function sentRows({ importId }: OrganizationFile, rows: readonly FileRow[]) {
  const all = Object.keys(rows[0]?.record.cells ?? {})
  const Columns = all.filter((name, at) => at === 0 || rows.some(({ record: { cells } }) => cells[name]))
  return {
    ImportID: importId,
    Columns,
    rows: rows.map(({ record: { row, cells } }) => ({ Row: row, Cells: Columns.map((name) => cells[name] ?? '') })),
  }
}
function sendRows(
  send: Send,
  file: OrganizationFile,
  rows: readonly FileRow[],
  IsPreview: boolean,
  OnExisting: OnExisting,
) {
  const sent = { ...sentRows(file, rows), IsPreview }
  if (file.kind === 'erpItems') return send(erp.importErpItems, sent)
  if (file.kind === 'products') return send(inventory.importProducts, { OnExisting, ...sent })
  if (file.kind === 'customers') return send(customers.importCustomers, sent)
  return send(imports.importParties, { Kind: file.kind, OnExisting, ...sent })
}

/**
 * Checks the rows of a file in batches, then imports them: one batch at once, more as a job. After a failure it goes on where
 * it stopped.
 */
export function useOrganizationImport(file: OrganizationFile) {
  const shell = useText(app)
  const fault = useText<Texts>(importTexts)
  const background = useText(jobTexts)
  const { changed } = useAnswers()
  const [existing, setExisting] = useState<OnExisting>('update')
  const [preview, setPreview] = useState(none)
  const [results, setResults] = useState(none)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { act, perform } = useAction({ tell: setProblem })
  const run = useRef(0)
  const [jobId, setJobId] = useState<number>()
  const { job, outcomes, error: lost } = useImportJob(jobId)
  const readable = file.rows.filter((row) => !row.problem)
  const isChecked = preview.size === readable.length
  const wanted = readable.filter(({ record }) => willChange(preview.get(record.row)))
  useUnsaved(isBusy && isChecked && jobId === undefined)

  /** Sends the rows that have no outcome yet; another run ends this one. */
  const go = useCallback(
    async (rows: readonly FileRow[], isPreview: boolean, onExisting: OnExisting, before: Outcomes) => {
      run.current += 1
      const own = run.current
      const isCurrent = () => own === run.current
      const known = new Map(before)
      const show = isPreview ? setPreview : setResults
      const sendAll = async (send: Send) => {
        const left = rows.filter(({ record }) => !known.has(record.row))
        for (let start = 0; start < left.length && isCurrent(); start += importBatch) {
          const batch = left.slice(start, start + importBatch)
          const answers = await sendRows(send, file, batch, isPreview, onExisting)
          for (const answer of answers) known.set(answer.Row, answer)
          if (isCurrent()) show(new Map(known))
        }
      }
      setBusy(true)
      await perform(sendAll, { isReading: isPreview, tell: (words) => isCurrent() && setProblem(words) })
      if (isCurrent()) setBusy(false)
    },
    [file, perform],
  )
  /** A long file goes on without this page: the job imports what has no outcome yet. */
  const goInBackground = (rows: readonly FileRow[]) => {
    setBusy(true)
    const named = { Kind: file.kind, FileName: file.name, OnExisting: existing }
    const words = { onDone: ({ ID }: { ID: number }) => setJobId(ID), onFailed: () => setBusy(false) }
    return act(imports.startImport, { ...named, ...sentRows(file, rows) }, words)
  }
  const importRows = () => {
    const left = wanted.filter(({ record }) => !results.has(record.row))
    void (left.length > importBatch ? goInBackground(left) : go(wanted, false, existing, results))
  }
  useEffect(() => {
    if (!job || !(outcomes || lost)) return
    if (outcomes) setResults((before) => new Map([...before, ...outcomes.map((one) => [one.Row, one] as const)]))
    if (lost) setProblem(failureText(lost, shell))
    else if (job.State !== 'done') setProblem(job.Reason ?? `${background('state.cancelled')}.`)
    setJobId(undefined)
    setBusy(false)
    void changed()
  }, [job, outcomes, lost, shell, background, changed])
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
    isStarted: results.size > 0 || jobId !== undefined,
    isInBackground: jobId !== undefined,
    isDone: isChecked && results.size > 0 && results.size === wanted.length,
    problem,
    checked: preview.size,
    readable: readable.length,
    wanted: wanted.length,
    sent: results.size + (job?.Done ?? 0),
    goOn: () => (isChecked ? importRows() : check(existing, preview)),
    /** Outcome of a row, or the one to expect. */
    outcomeOf: ({ record, problem: reason }: FileRow): OrganizationOutcome | undefined =>
      reason
        ? { Row: record.row, Outcome: 'refused', ID: null, Reasons: [fault(reason.key, reason.values)] }
        : (results.get(record.row) ?? preview.get(record.row)),
    isResult: ({ record }: FileRow) => results.has(record.row),
  }
}
