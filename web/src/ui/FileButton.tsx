import UploadFile from '@mui/icons-material/UploadFileOutlined'
import Button from '@mui/material/Button'
import { type ChangeEvent, useRef, useState } from 'react'

interface FileButtonProps {
  label: string
  /** Endings and media types: `.csv,.xlsx`. */
  accept: string
  /** The button shows that it is at work until this is done: on a slow line the file's reader is loaded only now. */
  onChoose: (file: File) => unknown
}

/** Opens the device's choice of a file. A label around the field would be no button to a screen reader. */
export function FileButton({ label, accept, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    // So that the same file can be chosen again once it is corrected.
    target.value = ''
    if (!chosen) return
    setBusy(true)
    try {
      await onChoose(chosen)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button variant="contained" loading={isBusy} startIcon={<UploadFile />} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input ref={input} type="file" accept={accept} hidden onChange={choose} />
    </>
  )
}
