import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { AppInformation_info$key } from '../../__generated__/AppInformation_info.graphql';
import { Badge } from '../../ui/content/Badge';
import { linkRecipe } from '../../ui/theme/recipes';
import { FactGrid } from './FactGrid';

const ContactLink = chakra('a', linkRecipe);

/** The app's name, version and features, as the server states them. */
export function AppInformation({ info }: { info: AppInformation_info$key }) {
  const data = useFragment(
    graphql`
      fragment AppInformation_info on AppInfo {
        name
        version
        description
        author
        contact
        apiVersion
        environment
        build
        features
        extraFields {
          name
          value
        }
      }
    `,
    info,
  );
  return (
    <>
      <chakra.p mt="5" textStyle="reading" maxW="measure">
        <strong>{data.name}</strong>: {data.description}.
      </chakra.p>
      <FactGrid>
        <Fact term="Version">{data.version}</Fact>
        <Fact term="API version">{data.apiVersion}</Fact>
        <Fact term="Environment">{data.environment}</Fact>
        <Fact term="Build">{data.build}</Fact>
        <Fact term="Author">{data.author}</Fact>
        <Fact term="Contact">
          <Contact to={data.contact} />
        </Fact>
        {data.extraFields.map(({ name, value }) => (
          <Fact key={name} term={labelOf(name)}>
            {value}
          </Fact>
        ))}
      </FactGrid>
      <chakra.h3 id="features" textStyle="label" color="ink.muted" mt="8" mb="3">
        Features
      </chakra.h3>
      <chakra.ul aria-labelledby="features" display="flex" flexWrap="wrap" gap="2" listStyle="none">
        {data.features.map((feature) => (
          <li key={feature}>
            <Badge>{feature}</Badge>
          </li>
        ))}
      </chakra.ul>
    </>
  );
}

/** Turns a field's name into a label: `group_time_zone` becomes `Group time zone`. */
const labelOf = (name: string) => {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <chakra.dt textStyle="label" color="ink.muted">
        {term}
      </chakra.dt>
      <chakra.dd mt="0.5" overflowWrap="anywhere">
        {children}
      </chakra.dd>
    </div>
  );
}

/** Links a contact that starts with http:// or https:// or looks like an email address; others are plain text. */
function Contact({ to }: { to: string }) {
  if (/^https?:\/\//i.test(to)) return <ContactLink href={to}>{to.replace(/^https?:\/\//i, '')}</ContactLink>;
  if (/^[^\s@]+@[^\s@]+$/.test(to)) return <ContactLink href={`mailto:${to}`}>{to}</ContactLink>;
  return to;
}
