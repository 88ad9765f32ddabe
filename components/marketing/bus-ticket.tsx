/** A decorative bus ticket; entrance is free. */
export function BusTicket({ className = "" }: { className?: string }) {
  return (
    <div
      role="img"
      aria-label="A brass-coloured ticket: The Living Archive, admit everyone, at any hour. Price: nothing. The stub is torn."
      className={`@container overflow-clip ${className}`}
    >
      <div className="grid aspect-[2.2] grid-cols-[1fr_26%] bg-brass text-night shadow-frame [mask-image:radial-gradient(circle_at_0_50%,#0000_5.5cqw,#000_5.7cqw),radial-gradient(circle_at_100%_50%,#0000_5.5cqw,#000_5.7cqw)] [mask-position:0_0,100%_0] [mask-repeat:no-repeat] [mask-size:51%_100%]">
        <div className="relative grid content-between p-[4cqw] ps-[9cqw]">
          <p className="flex justify-between font-bold text-[2.6cqw]">
            <span>The Living Archive</span>
            <span>No. 000001</span>
          </p>
          <p className="shout text-[11.5cqw] leading-[0.86]">
            Admit
            <br />
            everyone
          </p>
          <p className="flex justify-between font-semibold text-[2.6cqw]">
            <span>At any hour</span>
            <span>Keep your memory with you</span>
          </p>
        </div>
        <div className="grid content-between border-night/60 border-s-[0.5cqw] border-dashed p-[4cqw] pe-[8cqw] text-end">
          <p className="grid font-bold text-[2.6cqw]">
            Price
            <span className="font-extrabold text-[9cqw] leading-none">₦0</span>
          </p>
          <p className="font-semibold text-[2.6cqw]">Not transferable, not needed</p>
        </div>
      </div>
    </div>
  );
}
