/** The beginning of the manifesto, shared by the home page and the about page. */
export function ManifestoIntro() {
  return (
    <>
      <p>
        Power in Nigeria has worn a crown, a peaked cap, a fila, a fedora, and for eighty-odd days in 1993 nothing
        anyone could quite remember. The hats change. The head beneath is told, each time, that it was born for the fit.
        We keep the hats.
      </p>
      <p>
        This is a museum of satire, and satire is a serious trade. Each work takes one leader and removes the face,
        because a face asks to be loved or hated. In its place we put the object of the era: a microphone, a rubber
        stamp, a bag of rice. The object is harder to argue with.
      </p>
    </>
  );
}
