import { Trash2 } from "lucide-react";
import { FormSection } from "@/components/admin/ui/form-section";
import { Button, IconButton } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { TextField } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import type { PartProps } from "@/components/ui/use-api-form";
import type { EventQuestion } from "@/lib/events/ticket-contracts";

const MAX_QUESTIONS = 10;

/** A new question has an id that none before it had, so that responses to a removed one are not taken for it. */
const newQuestion = (): EventQuestion => ({
  id: `q${Date.now().toString(36)}`,
  label: "",
  options: [],
  required: false,
});

/** The questions to guests: a text or one of several responses. */
export function QuestionsField({ value: questions, onChange, errorOf }: PartProps<EventQuestion[]>) {
  const change = (id: string, part: Partial<EventQuestion>) =>
    onChange(questions.map((question) => (question.id === id ? { ...question, ...part } : question)));
  return (
    <FormSection name="Questions to guests" error={errorOf("")}>
      <p className="text-muted text-small">
        Asked when somebody wants a seat. The answers are in the guest list and its CSV.
      </p>
      {questions.length > 0 && (
        <ol className="grid gap-6">
          {questions.map(({ id, label, options, required }, index) => (
            <li key={id} className="grid gap-3 border-line border-s-3 ps-4">
              <div className="flex items-start gap-2">
                <TextField
                  label={`Question ${index + 1}`}
                  className="flex-1"
                  maxLength={200}
                  value={label}
                  error={errorOf(`${index}.label`)}
                  onChange={({ target }) => change(id, { label: target.value })}
                />
                <IconButton
                  label={`Remove question ${index + 1}`}
                  className="mt-7"
                  onClick={() => onChange(questions.filter((question) => question.id !== id))}
                >
                  <Trash2 aria-hidden className="size-5" />
                </IconButton>
              </div>
              <Textarea
                label={`Answers to choose from, question ${index + 1}`}
                rows={2}
                hint="One in each line, at most 12. Leave empty for a text."
                defaultValue={options.join("\n")}
                error={
                  options.map((_, option) => errorOf(`${index}.options.${option}`)).find(Boolean) ??
                  errorOf(`${index}.options`)
                }
                onChange={({ target }) =>
                  change(id, {
                    options: target.value
                      .split("\n")
                      .map((line) => line.trim())
                      .filter(Boolean),
                  })
                }
              />
              <Checkbox
                label="An answer is required"
                checked={required}
                onChange={({ target }) => change(id, { required: target.checked })}
              />
            </li>
          ))}
        </ol>
      )}
      {questions.length < MAX_QUESTIONS && (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => onChange([...questions, newQuestion()])}
        >
          Add a question
        </Button>
      )}
    </FormSection>
  );
}
