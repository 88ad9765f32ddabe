import { Image } from "@/components/ui/image";

type SatireRecordSampleProps = {
  /** The leader's name. */
  subject: string;
  satire: string;
  record: readonly { date: string; text: string; source: string }[];
};

const sheetClass = "relative grid content-start gap-6 overflow-clip px-edge py-[clamp(2rem,4vw,4rem)]";

/** Explains the difference between satire and record with one leader as an example. */
export function SatireRecordSample({ subject, satire, record }: SatireRecordSampleProps) {
  return (
    <section aria-labelledby="two-papers" className="grid gap-[clamp(1.5rem,3vw,3rem)]">
      <div className="page-x g12 items-end gap-y-4">
        <h2 id="two-papers" className="col-span-full max-w-[16ch] text-title md:col-span-6">
          Two papers, one seam.
        </h2>
        <p className="reading col-span-full text-muted md:col-span-6">
          Every leader is told twice. Here is {subject}: on the inked paper the museum is inventing, on the ruled one it
          is not. In every room the paper says which, and so does the lettering.
        </p>
      </div>
      <div className="grid md:grid-cols-2">
        <div
          className={`${sheetClass} min-h-96 bg-satire text-satire-ink md:ps-[max(var(--edge),calc((100vw-90rem)/2+var(--edge)))]`}
        >
          <i
            aria-hidden
            className="absolute inset-0 bg-[radial-gradient(circle_at_50%_50%,currentColor_0_2.2px,transparent_2.6px)] bg-[length:13px_13px] opacity-10 [mask-image:linear-gradient(200deg,transparent_35%,black)]"
          />
          <h3 className="relative flex flex-wrap items-baseline justify-between gap-x-4 text-subheading">
            Satire <span className="font-semibold text-satire-muted text-small">Invented by the museum</span>
          </h3>
          <p className="relative max-w-[32ch] pb-36 font-normal font-read text-[clamp(1.375rem,1.1rem+1.1vw,2rem)] italic leading-[1.3]">
            {satire}
          </p>
          <Image
            src="/art/hat-peaked.webp"
            alt=""
            width={520}
            height={380}
            className="-rotate-6 absolute end-4 -bottom-4 w-72"
          />
        </div>
        <div
          className={`${sheetClass} bg-record text-record-ink md:pe-[max(var(--edge),calc((100vw-90rem)/2+var(--edge)))]`}
        >
          <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-subheading">
            Record <span className="font-semibold text-muted text-small">Facts with their sources</span>
          </h3>
          <dl className="border-current border-t-2">
            {record.map(({ date, text, source }) => (
              <div
                key={date}
                className="grid gap-x-4 gap-y-1 border-line-strong border-b py-4 lg:grid-cols-[10rem_1fr]"
              >
                <dt className="font-bold">{date}</dt>
                <dd className="font-normal font-read text-read">
                  {text}
                  <cite className="block pt-1 font-semibold font-sans text-muted text-tiny not-italic">{source}</cite>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
