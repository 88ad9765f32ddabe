"use client";

import { FileUpload } from "@/components/admin/ui/file-upload";
import { Button } from "@/components/ui/button";
import { formatFileSize } from "@/components/ui/file-size";
import type { PartProps } from "@/components/ui/use-api-form";
import type { TourRecording } from "@/lib/exhibitions/tour/contracts";
import { uploadSound } from "./upload-sound";

/** `text` is what the stop says now. */
type RecordingFieldProps = PartProps<TourRecording | null> & { text: string };

/** The voice file of a tour stop. It is played only while the stop still says what was recorded. */
export function RecordingField({ value: recording, onChange, errorOf, text }: RecordingFieldProps) {
  const length = Math.max(1, Math.round(recording?.seconds ?? 0));
  const isOutdated = recording !== null && recording.text !== text;

  return (
    <div className="grid gap-3">
      {recording ? (
        <>
          {/* biome-ignore lint/a11y/useMediaCaption: the spoken text is in the same form. */}
          <audio controls preload="none" src={recording.url} className="w-full max-w-sm" />
          <p className="text-muted text-small">
            {`${length === 1 ? "1 second" : `${length} seconds`}, ${formatFileSize(recording.bytes)}`}
          </p>
        </>
      ) : (
        <p className="text-muted">No recording: the voice of the visitor’s device speaks.</p>
      )}
      {isOutdated && (
        <div className="grid justify-items-start gap-2 text-small">
          <p>The text has changed since it was recorded, so the tour does not play the recording.</p>
          <Button variant="secondary" size="small" onClick={() => onChange({ ...recording, text })}>
            The recording says this text
          </Button>
        </div>
      )}
      <FileUpload
        name="Recording"
        accept="audio/mpeg,audio/mp4,audio/x-m4a,audio/ogg,audio/wav,.m4a"
        label={recording ? "Upload another recording" : "Upload a recording"}
        hint="MP3, M4A, Ogg or WAV, up to 4 MB. Every browser plays MP3 and M4A."
        error={errorOf("")}
        onUpload={(file, onPercent) => uploadSound(file, onPercent, "recording")}
        onUploaded={(file) => onChange({ ...file, text })}
      >
        {recording && (
          <Button variant="quiet" size="small" onClick={() => onChange(null)}>
            Remove the recording
          </Button>
        )}
      </FileUpload>
    </div>
  );
}
