import { BadgeList } from "@/components/collections/badge-list";
import { NumberGrid, OwnedNumberCard } from "@/components/collections/owned-number-card";
import { PublicProfileForm } from "@/components/collections/public-profile-form";
import { SeriesGaps } from "@/components/collections/series-gaps";
import { NumberActs } from "@/components/transfers/number-acts";
import { NumberItem } from "@/components/transfers/number-item";
import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Form } from "@/components/ui/form";
import { failure, success } from "@/components/ui/message";
import { Page } from "@/components/ui/page";
import { formMessage } from "@/lib/auth/form-messages";
import { getOwnProfile, listOwnBadges, listSeriesProgress } from "@/lib/collections/queries";
import { handleTaken } from "@/lib/collections/rules";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { paths } from "@/lib/core/urls/paths";
import { requireCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { singleParam } from "@/lib/http/single-param";
import { listOwnNumbers } from "@/lib/transfers/queries";

export const metadata = privatePageMetadata("My Collection");

function profileMessage(saved: string | undefined, error: string | undefined) {
  if (error) return failure(error === "taken" ? handleTaken : formMessage(error, "Failed to save your profile"));
  return saved === "profile" ? success("Your profile is saved.") : null;
}

/**
 * The numbers that the user owns or owned and what can be done with each, what is missing of a series, their badges, and the switch of the
 * public profile.
 */
export default async function CollectionPage({ searchParams }: PageProps<"/account/collection">) {
  const query = await searchParams;
  const [saved, error] = [singleParam(query.saved), singleParam(query.error)];
  const user = await requireCurrentUser(paths.collection());
  const [{ owned, total, former }, series, profile, badges] = await readForPage(
    Promise.all([
      listOwnNumbers(user._id),
      listSeriesProgress(user._id),
      getOwnProfile(user._id),
      listOwnBadges(user._id),
    ]),
  );
  const shown = owned.filter(({ nameShown }) => nameShown).length;
  return (
    <Page grid className="pt-10 pb-wall">
      <header className="col-span-full grid content-start gap-3 pb-8 lg:sticky lg:top-[calc(var(--header)+2.5rem)] lg:col-span-4 lg:self-start">
        <h1 className="text-title">My Collection</h1>
        <p className="max-w-[32ch] text-muted">
          {total === 0
            ? "The numbers that you own."
            : `You own ${total} ${total === 1 ? "number" : "numbers"}.${owned.length < total ? ` The latest ${owned.length} are shown.` : ""}`}
        </p>
        {profile?.isPublic && (
          <ButtonLink
            href={paths.person(profile.handle)}
            variant="secondary"
            size="small"
            className="justify-self-start"
          >
            See your public profile
          </ButtonLink>
        )}
      </header>
      <div className="col-span-full grid content-start gap-12 lg:col-span-8">
        {saved === "names" && <Alert tone="success">Saved.</Alert>}
        {total === 0 ? (
          <EmptyState
            title="No numbers yet"
            action={
              <ButtonLink href={paths.drops} variant="secondary">
                See the drops
              </ButtonLink>
            }
          >
            When you buy a drop of a numbered edition, win one at auction or accept one that somebody transfers to you,
            its number appears here.
          </EmptyState>
        ) : (
          <section aria-labelledby="numbers" className="grid gap-6">
            <h2 id="numbers" className="text-heading">
              Numbers
            </h2>
            <NumberGrid>
              {owned.map((unit) => (
                <OwnedNumberCard key={unit.ownershipId} owned={{ ...unit, slug: unit.dropSlug }}>
                  <div className="grid gap-2 pt-2">
                    <NumberActs unit={unit} inList />
                  </div>
                </OwnedNumberCard>
              ))}
            </NumberGrid>
            <Form action={accountApiPaths.numberNames} className="flex flex-wrap items-center gap-4">
              <p className="w-full text-muted text-small">
                Where your name is hidden, you are a “Private collector” to others.
              </p>
              {shown < owned.length && (
                <Button type="submit" name="shown" value="on" variant="secondary" size="small">
                  Show my name at all numbers
                </Button>
              )}
              {shown > 0 && (
                <Button type="submit" name="shown" value="off" variant="secondary" size="small">
                  Hide my name at all numbers
                </Button>
              )}
            </Form>
          </section>
        )}
        {former.length > 0 && (
          <section aria-labelledby="former" className="grid gap-4">
            <h2 id="former" className="text-heading">
              Formerly yours
            </h2>
            <ul className="border-ink border-t-2">
              {former.map((unit) => (
                <NumberItem key={unit.ownershipId} unit={unit} />
              ))}
            </ul>
          </section>
        )}
        {series.length > 0 && (
          <section aria-labelledby="series" className="grid gap-4">
            <h2 id="series" className="text-heading">
              Series
            </h2>
            <SeriesGaps series={series} />
          </section>
        )}
        {badges.length > 0 && (
          <section aria-labelledby="badges" className="grid gap-4">
            <h2 id="badges" className="text-heading">
              Badges
            </h2>
            <p className="max-w-[60ch] text-muted">
              Others see them only while your profile is public. A badge goes when what proves it does.
            </p>
            <BadgeList badges={badges} />
          </section>
        )}
        <section id="profile" aria-labelledby="public-profile" className="grid gap-4">
          <h2 id="public-profile" className="text-heading">
            Public profile
          </h2>
          <p className="max-w-[60ch] text-muted">
            See who is there already: the{" "}
            <a href={paths.people()} className="link text-ink">
              list of members
            </a>
            .
          </p>
          <PublicProfileForm profile={profile} isMember={user.isVIP} initialMessage={profileMessage(saved, error)} />
        </section>
      </div>
    </Page>
  );
}
